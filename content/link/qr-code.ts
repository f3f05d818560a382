import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import sharp from 'sharp';

/** White modules on each side, as ISO/IEC 18004 requires. */
const quietZone = 4;
const minPixels = 1_024;

/** @returns the QR code of a text for print, with error correction level M or higher */
export async function drawQrCode(text: string): Promise<{ svg: string; png: Buffer }> {
  const code = generate(text, { minCorrectionLevel: correction.M });
  // Whole pixels per module keep the edges sharp.
  const scale = Math.ceil(minPixels / (code.size + 2 * quietZone));
  const svg = toSvgSource(code, { on: '#000', off: '#fff', pad: quietZone, scale });
  return { svg, png: await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer() };
}
