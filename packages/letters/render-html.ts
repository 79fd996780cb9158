import { escapeHtml } from './escape-html.ts';
import type { Block, Sender, WrittenLetter } from './letter.ts';

/** The colours of the site's light theme; mail readers know no custom properties. */
const INK = '#1e1a33';
const INK_SOFT = '#575069';
const PAPER = '#fbf8f2';
const NIGHT = '#14122a';
const GOLD = '#b9822b';
const GOLD_LIGHT = '#f0d79b';
const ACCENT = '#5b41a6';
const LINE = '#e2d9ca';
const SANS = "'Figtree', 'Helvetica Neue', Arial, sans-serif";
const SERIF = "'Cormorant', Georgia, 'Times New Roman', serif";

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:400 17px/1.6 ${SANS};color:${INK}">${escapeHtml(text)}</p>`;

const note = (text: string) =>
  `<p style="margin:0 0 10px;font:400 14px/1.55 ${SANS};color:${INK_SOFT}">${escapeHtml(text)}</p>`;

/** A link that looks like a button, and its address under it for readers that draw no buttons. */
const button = (label: string, href: string) =>
  `<p style="margin:28px 0 12px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:15px 30px;border-radius:99px;background:${ACCENT};font:600 17px/1.2 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font:400 13px/1.5 ${SANS};color:${INK_SOFT};word-break:break-all"><a href="${escapeHtml(href)}" style="color:${INK_SOFT}">${escapeHtml(href)}</a></p>`;

const link = (label: string, href: string) =>
  `<p style="margin:0 0 24px;font:400 16px/1.5 ${SANS}"><a href="${escapeHtml(href)}" style="color:${ACCENT}">${escapeHtml(label)}</a></p>`;

function htmlOf(block: Block): string {
  if (typeof block === 'string') return paragraph(block);
  if ('note' in block) return note(block.note);
  return 'link' in block ? link(block.link, block.href) : button(block.button, block.href);
}

/** One column of 600 pixels, tables for layout alone, every style inline: what all mail readers draw alike. */
export function renderHtml(letter: WrittenLetter, { brand, siteUrl }: Sender): string {
  const { subject, preview, title, blocks } = letter;
  const reason = letter.reason ?? `Vous recevez ce message parce qu’un compte ${brand} utilise cette adresse.`;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:18px;border-collapse:separate;overflow:hidden">
<tr><td style="padding:26px 32px;background:${NIGHT};text-align:center;border-bottom:3px solid ${GOLD}"><a href="${escapeHtml(siteUrl)}" style="font:600 28px/1.1 ${SERIF};letter-spacing:1px;color:${GOLD_LIGHT};text-decoration:none">${escapeHtml(brand)}</a></td></tr>
<tr><td style="padding:34px 32px 26px">
<h1 style="margin:0 0 18px;font:600 30px/1.2 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td style="padding:18px 32px 26px;border-top:1px solid ${LINE};text-align:center">${note(reason)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
