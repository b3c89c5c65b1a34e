export const apiDocsStyleElement = `<style>
  :root { --ink: #171a2c; --page: #fbf5e6; --card: #fffcf5; --sand: #eedfc0; --cobalt: #1c3f8f; --night: #12244f; --focus: #e2a12c; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
  header { background: var(--night); color: #fbf5e6; padding: 48px clamp(20px, 5.6vw, 96px) 32px; border-bottom: 12px solid #f4c95a; }
  header a { color: #f4c95a; }
  h1, h2, h3 { font-family: Georgia, serif; line-height: 1.15; }
  h1 { font-size: clamp(34px, 5vw, 60px); margin: 0 0 8px; }
  h2 { font-size: 34px; margin: 48px 0 16px; }
  h3 { font-size: 22px; margin: 0; overflow-wrap: anywhere; }
  h4 { margin: 20px 0 4px; font-size: 12.5px; letter-spacing: .12em; text-transform: uppercase; color: #9a3a1f; }
  main { max-width: 1080px; margin: 0 auto; padding: 0 clamp(20px, 5.6vw, 48px) 96px; }
  nav ul { columns: 2 320px; padding: 0; list-style: none; }
  a { color: var(--cobalt); }
  a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  article { background: var(--card); border: 1px solid var(--sand); border-left: 5px solid var(--cobalt); padding: 20px 24px; margin: 0 0 16px; }
  .method { display: inline-block; min-width: 68px; padding: 2px 8px; margin-right: 10px; background: var(--cobalt); color: #fbf5e6;
    font: 700 14px/1.6 system-ui, sans-serif; text-align: center; text-transform: uppercase; }
  .method.post { background: #a31f38; } .method.put, .method.patch { background: #2c6a52; } .method.delete { background: #7e2e22; }
  .audience { font-weight: 650; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; font-size: 15px; }
  th, td { text-align: left; vertical-align: top; padding: 6px 10px; border-bottom: 1px solid var(--sand); }
  code { font: 14px/1.4 ui-monospace, monospace; background: #eedfc0; padding: 1px 5px; overflow-wrap: anywhere; }
</style>`;
