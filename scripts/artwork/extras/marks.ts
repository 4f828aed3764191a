import { logoSvg } from './lantern'

/** A line icon of 24 px, 1.75 stroke, black: pages use it as a mask and bring the colour. */
const icon = (d: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>\n`

const mark = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${body}</svg>\n`

const CATEGORIES: Readonly<Record<string, string>> = {
  // a microphone, leaning
  concert:
    'M10.2 10.1 4.4 17.4a1.6 1.6 0 0 0 2.2 2.2l7.3-5.8M10.2 10.1a4.6 4.6 0 1 1 3.7 3.7zM9.9 8.6l5.5 5.5M17.5 19.5v-3.2l2.6-.6v3M17.5 19.5a1.3 1.1 0 1 1-2.6 0 1.3 1.1 0 0 1 2.6 0z',
  // two masks
  drama:
    'M3.5 5.2c2.9-1 6.1-1 9 0v5.3c0 3.2-1.9 5.4-4.5 6.3-2.6-.9-4.5-3.1-4.5-6.3zM6.3 8.9h.1M9.7 8.9h.1M6.2 12c1.1 1.2 2.5 1.2 3.6 0M15.3 7.7c1.8 0 3.6.3 5.2.9v5.2c0 3.2-1.9 5.4-4.5 6.3-1.5-.5-2.8-1.5-3.6-2.8M15.6 11.9h.1M18.4 11.9h.1M14.8 16.2c.7-.8 1.8-1 2.7-.5',
  // a ball with seams
  sport:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5v17M6 6c2.7 3.3 2.7 8.7 0 12M18 6c-2.7 3.3-2.7 8.7 0 12',
  // piano keys
  recital:
    'M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM9.2 19v-6.5M14.8 19v-6.5M7.7 5v7.5h3V5M13.3 5v7.5h3V5',
  // a picture under its hook
  exhibition: 'M4.5 8.5h15v11h-15zM12 3.8 8.5 8.5M12 3.8l3.5 4.7M4.8 17l4-4.2 2.7 2.7 3-3.5 4.7 5',
  // a dancer on one leg
  dance:
    'M13.4 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM12.9 8.6 11.6 13M6.2 5.8c1.6 2 3.8 2.9 6.7 2.8 2.7-.1 4.6-1.3 5.7-3.5M11.6 13l-.3 7.5M11.6 13l8.2 4M7.2 14.9l4.4-1.9 4.6-.7',
  // a balloon
  family:
    'M12 3.5c3.4 0 6 2.7 6 6.1 0 3.7-3.2 7-6 7s-6-3.3-6-7c0-3.4 2.6-6.1 6-6.1zM12 16.6l-1.3 1.9h2.6zM12 18.5c0 1-1.2 1-1.2 2M9 8.9c.2-1.3 1-2.2 2.2-2.5',
  // a folding fan
  folk: 'M12 18.5 3.5 11.8a10.8 10.8 0 0 1 17 0zM12 18.5 9.2 8.2M12 18.5l2.8-10.3M12 18.5v2',
}

const tile = (color: string): string => `<rect width="32" height="32" rx="8" fill="${color}"/>`
const line = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Signs of our own for ways to pay; none is the owner's trademark. */
const PAY: Readonly<Record<string, string>> = {
  // a speech bubble with a tick
  wechat: `${tile('#2aa55a')}${line('M8.5 8.5h15a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H14l-4.5 4v-4h-1A2.5 2.5 0 0 1 6 19v-8a2.5 2.5 0 0 1 2.5-2.5z')}${line('m12 15 2.9 2.9 5.4-5.6')}`,
  // a coin of the old kind, with its square hole
  alipay: `${tile('#2372d9')}<circle cx="16" cy="16" r="9.3" fill="none" stroke="#fff" stroke-width="2.4"/>${line('M12.8 12.8h6.4v6.4h-6.4z')}`,
  // a house of columns
  bank: `${tile('#b3303c')}${line('M6.5 12.5 16 6.5l9.5 6zM9.5 16v6M16 16v6M22.5 16v6M6.5 25.5h19')}`,
  // a card with its chip
  unionpay: `${tile('#175f6e')}${line('M8 9h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2z')}<rect x="9.5" y="13" width="5.5" height="4.2" rx="1" fill="#fff"/>${line('M18 20h4.5M12 20h2', 2)}`,
  // a speech bubble with five petals
  'hk-wechat': `${tile('#2aa55a')}${line('M8.5 7.5h15a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5H14l-4.5 4v-4h-1A2.5 2.5 0 0 1 6 19v-9a2.5 2.5 0 0 1 2.5-2.5z')}<g fill="#fff">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="16" cy="11.6" rx="1.7" ry="2.7" transform="rotate(${turn} 16 14.6)"/>`).join('')}</g>`,
  // a telephone held to the till
  mpay: `${tile('#d9640a')}${line('M9 6.5h6.5a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 21.5h2.5M21 12.5a5 5 0 0 1 0 7M23.8 9.7a9 9 0 0 1 0 12.6')}`,
  // a coin in parts
  instalment: `${tile('#6a4bc4')}<path d="M16 6.5a9.5 9.5 0 0 1 8.2 4.75L16 16z" fill="#fff"/>${line('M25 13.4a9.5 9.5 0 1 1-12.4-6.2M16 16l-8.2 4.75M16 16v9.5')}`,
}

/** The gateway's own names for two of the ways. */
const ALSO: Readonly<Record<string, string>> = { weixin: 'wechat', union: 'unionpay' }

/** Vector files by path below /media. */
export const vectors = (): Readonly<Record<string, string>> => ({
  'shop/logo.svg': logoSvg(),
  ...Object.fromEntries(Object.entries(CATEGORIES).map(([name, d]) => [`categories/${name}.svg`, icon(d)])),
  ...Object.fromEntries(Object.entries(ALSO).map(([name, same]) => [`pay/${name}.svg`, mark(PAY[same])])),
  ...Object.fromEntries(Object.entries(PAY).map(([name, body]) => [`pay/${name}.svg`, mark(body)])),
})
