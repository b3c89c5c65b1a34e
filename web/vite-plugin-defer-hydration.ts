import type { Plugin } from 'vite';

/**
 * Maximum time from the start of the page to hydration, which applies while images are still
 * loading.
 */
const MAX_WAIT_MS = 2_500;

/** Time without a further paint, after which the first screen counts as painted. */
const PAINT_QUIET_MS = 100;

/**
 * Returns an inline script that starts hydration when the first screen is painted or the user
 * presses something. Chunks load in parallel and each runs in its own task. A form that the user
 * submits earlier is submitted again after hydration with the same button, because the server would
 * refuse the plain form.
 */
const hydrationLoaderScript = (
  entry: string,
  chunks: readonly string[],
): string => `(()=>{let started=false,quiet=0;const {classList}=document.documentElement;classList.add('unpainted');
const show=()=>classList.remove('unpainted');
const start=()=>{if(started)return;started=true;show();
for(const src of ${JSON.stringify([...chunks, entry])})document.head.append(Object.assign(document.createElement('script'),{type:'module',async:false,src,crossOrigin:''}))};
const startWhenQuiet=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>{clearTimeout(quiet);quiet=setTimeout(start,${PAINT_QUIET_MS})}));
const types=['largest-contentful-paint','paint'].filter(one=>globalThis.PerformanceObserver?.supportedEntryTypes?.includes(one));
if(types.includes('paint'))new PerformanceObserver(show).observe({type:'paint',buffered:true});else addEventListener('load',show);
const observePaint=()=>{const [type]=types;if(type)new PerformanceObserver(startWhenQuiet).observe({type,buffered:true});else startWhenQuiet()};
const awaitImages=()=>Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map(one=>one.decode().catch(()=>0))).then(observePaint);
if(document.readyState==='complete')awaitImages();else addEventListener('load',awaitImages);
addEventListener('DOMContentLoaded',()=>{if(!document.getElementById('root')?.childElementCount)start()});
let held;const root=document.documentElement;
addEventListener('submit',event=>{if('ready' in root.dataset)return;event.preventDefault();held=event;start()},true);
new MutationObserver(()=>{held?.target.requestSubmit(held.submitter);held=undefined}).observe(root,{attributeFilter:['data-ready']});
setTimeout(start,${MAX_WAIT_MS});for(const input of ['pointerdown','keydown'])addEventListener(input,start,{once:true,passive:true})})()`;

const ENTRY_SCRIPT_TAG = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const MODULE_PRELOAD_TAG = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** Delays hydration, because JavaScript would compete with fonts and images on slow networks. */
export const deferHydrationPlugin: Plugin = {
  name: 'defer-hydration',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [tag = '', entry = ''] = ENTRY_SCRIPT_TAG.exec(html) ?? [];
      const chunks = [...html.matchAll(MODULE_PRELOAD_TAG)].map(([, href = '']) => href);
      if (!entry) throw new Error('web/index.html has no entry script');
      return html
        .replace(MODULE_PRELOAD_TAG, '')
        .replace(tag, '')
        .replace('</head>', `<script>${hydrationLoaderScript(entry, chunks)}</script>\n</head>`);
    },
  },
};
