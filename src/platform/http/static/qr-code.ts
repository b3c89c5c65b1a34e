import encodeQR from 'qr';

/** Width of the empty border in modules. ISO/IEC 18004 requires four. */
const QUIET_MODULES = 4;

/**
 * Draws a row with one rectangle per run of dark modules, because gaps between squares are visible
 * in print.
 */
const drawRow = (row: readonly boolean[], y: number): string =>
  row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1h-${end - x}z`;
    })
    .join('');

/** Renders the text as an SVG picture of a QR code with error correction level M. */
export const renderQrCode = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<path fill="#0b1838" d="${rows.map(drawRow).join('')}"/>`,
    '</svg>',
  ].join('');
};
