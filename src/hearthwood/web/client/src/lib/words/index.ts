export {
  words,
  say,
  said,
  message,
  need,
  speak,
  preferred,
  language,
  dayName,
  figure,
  LANGUAGES,
} from './words.svelte';
export type { Fact, Message, MessageName, PlainName } from './words.svelte';
