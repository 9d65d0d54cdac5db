import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './lib/begin';
import './lib/style/base.css';
import { fetchAhead } from './screens';

fetchAhead(location.pathname);
await begin();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // What cannot be kept on this device is fetched: the table works without the worker.
  navigator.serviceWorker.register('/worker.js').catch(() => {});
}
