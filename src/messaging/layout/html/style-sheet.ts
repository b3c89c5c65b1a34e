import { color } from './colors-and-fonts.ts';

const narrow = `
.card,.note{width:100%!important}
.padded{padding-left:20px!important;padding-right:20px!important}
.title{font-size:28px!important;line-height:33px!important}
.full{width:100%!important}
.primary a,.secondary a{display:block!important;padding-left:10px!important;padding-right:10px!important}
.stack{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important}
.gap{padding-top:12px!important}
.label{width:92px!important}`;

const dark = `
.page{background-color:${color.deepNight}!important}
.card{background-color:${color.night}!important}
.box{background-color:${color.nightBox}!important;border-color:${color.nightLine}!important}
.text,.text a{color:${color.nightText}!important}
.muted,.muted a,.label{color:${color.nightMutedText}!important}
.line{border-color:${color.nightLine}!important}
.secondary{border-color:${color.nightMutedText}!important;background-color:${color.night}!important}
.secondary a{color:${color.nightText}!important}
.primary{background-color:${color.yellow}!important}
.primary a{color:${color.night}!important}`;

/**
 * Dark mode for Outlook on the web. Instead of the media query, Outlook sets `data-ogsc` for text
 * and `data-ogsb` for backgrounds.
 */
const outlookDark = `
[data-ogsc] .text,[data-ogsc] .text a,[data-ogsc] .secondary a{color:${color.nightText}!important}
[data-ogsc] .muted,[data-ogsc] .muted a,[data-ogsc] .label{color:${color.nightMutedText}!important}
[data-ogsc] .primary a{color:${color.night}!important}
[data-ogsb] .page{background-color:${color.deepNight}!important}
[data-ogsb] .card,[data-ogsb] .secondary{background-color:${color.night}!important}
[data-ogsb] .box{background-color:${color.nightBox}!important}
[data-ogsb] .primary{background-color:${color.yellow}!important}`;

/** Contains only the rules that cannot be inline: narrow screens and dark mode. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media only screen and (max-width:480px){${narrow}
}
@media (prefers-color-scheme:dark){${dark}
}${outlookDark}`;

/**
 * Sets Georgia for Outlook for Windows. Otherwise Outlook shows Times New Roman when the first font
 * of a list is missing.
 */
export const outlookFonts =
  '<!--[if mso]><style>td,th,p,a,h1{font-family:Georgia,serif!important}</style><![endif]-->';
