import { TestEnvironment } from 'jest-environment-jsdom';

/** Parts of the web platform that jsdom lacks or implements without the network, taken from Node. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

/** A browser without layout: nothing has a size, nothing is observed, and no query matches. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A channel without other participants, and a stream of events without events. */
class SilentChannel extends EventTarget {
  close() {}
  postMessage() {}
}

/** Passes a message to `port1` in a later task. React imports need it, and a port of Node would keep the process alive. */
class TaskChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

class SilentAudio {
  state = 'suspended';
  resume() {}
}

const addMissingParts = (window) => {
  for (const name of FROM_NODE) window[name] = globalThis[name];
  Object.defineProperty(window, 'crypto', { value: globalThis.crypto });
  window.IntersectionObserver = SilentObserver;
  window.ResizeObserver = SilentObserver;
  window.EventSource = SilentChannel;
  window.BroadcastChannel = SilentChannel;
  window.MessageChannel = TaskChannel;
  window.AudioContext = SilentAudio;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media });
  window.performance.getEntriesByType = () => [];
  window.scrollTo = () => undefined;
  window.URL.createObjectURL = () => 'blob:picture';
  window.URL.revokeObjectURL = () => undefined;
  window.Element.prototype.scrollIntoView = () => undefined;
  window.Element.prototype.hasPointerCapture = () => false;
  window.Element.prototype.checkVisibility = function checkVisibility() {
    return window.getComputedStyle(this).display !== 'none';
  };
  window.HTMLElement.prototype.setPointerCapture = () => undefined;
};

/** jsdom with what the program needs of a browser. */
export default class ScreenEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    addMissingParts(this.global);
  }
}
