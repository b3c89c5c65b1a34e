import type { Plugin } from 'vite';

/** Milliseconds after which the page wakes even if some picture is still on its way. */
const PATIENCE = 2_500;

/**
 * Runs in the page. Waking is one download of all chunks at once; it begins when what the eye waits for is there and has
 * been painted, or at the visitor's first touch; at once where nothing was drawn for the eye, as in the staff area.
 */
const waker = (entry: string, chunks: readonly string[]): string => `(()=>{let woken=false;const wake=()=>{if(woken)return;woken=true;
for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href,crossOrigin:''}));
document.head.append(Object.assign(document.createElement('script'),{type:'module',src:${JSON.stringify(entry)},crossOrigin:''}))};
const painted=()=>{try{new PerformanceObserver(()=>setTimeout(wake)).observe({type:'paint',buffered:true})}catch{wake()}};
if(document.readyState==='complete')painted();else addEventListener('load',painted);
addEventListener('DOMContentLoaded',()=>{if(!document.getElementById('root')?.childElementCount)wake()});
setTimeout(wake,${PATIENCE});for(const touch of ['pointerdown','keydown'])addEventListener(touch,wake,{once:true,passive:true})})()`;

const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const CHUNK = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** The served page already reads whole: its JavaScript waits, so that on a slow line it does not compete with fonts and pictures. */
export const wakeLater: Plugin = {
  name: 'wake-later',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [tag = '', entry = ''] = ENTRY.exec(html) ?? [];
      const chunks = [...html.matchAll(CHUNK)].map(([, href = '']) => href);
      if (!entry) throw new Error('web/index.html has no entry to wake');
      return html.replace(CHUNK, '').replace(tag, '').replace('</head>', `<script nonce="__NONCE__">${waker(entry, chunks)}</script>\n</head>`);
    },
  },
};
