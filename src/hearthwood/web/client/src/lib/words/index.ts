export { words, say, message, need, speak, preferred, language, LANGUAGES } from './words.svelte';
export type { Fact, Message, MessageName, PlainName } from './words.svelte';
