/** Names of the gift pictures, which contain no text. */
export const GIFT_CARDS = ['curtain', 'stars', 'bouquet', 'lanterns'] as const
export type GiftCard = (typeof GIFT_CARDS)[number]

const WIDTH = 320
const HEIGHT = 180

/**
 * Draws copies of a shape in a row, evenly distributed over the width. @param draw draws the copy with this index, from
 * 0
 */
const row = (count: number, draw: (x: number, at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw((WIDTH / count) * (at + 0.5), at)).join('')

const fold = (x: number, at: number): string => {
  const drop = 132 + (at % 2) * 14
  const [left, right] = [x - 22, x + 22]
  return `<path d="M${left} 0h44v${drop}q-22 18-44 0z" fill="${at % 2 ? '#8e2f34' : '#a63a3f'}"/><path d="M${right - 6} 0v${drop}" stroke="#7a252a" stroke-width="3"/>`
}

const star = (x: number, y: number, size: number): string => {
  const [long, short] = [size, size / 4]
  return `<path d="M${x} ${y - long}l${short} ${long - short} ${long - short} ${short}-${long - short} ${short}-${short} ${long - short}-${short}-${long - short}-${long - short}-${short} ${long - short}-${short}z" fill="#f7d98c"/>`
}

const flower = (x: number, y: number, colour: string): string =>
  `<path d="M${x} ${y}Q${(x + 160) / 2} ${y + 60} 160 176" stroke="#3f7a52" stroke-width="4" fill="none"/>` +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y - 13}" rx="9" ry="13" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('') +
  `<circle cx="${x}" cy="${y}" r="7" fill="#f2b84b"/>`

const lantern = (x: number, at: number): string => {
  const y = 58 + (at % 2) * 34
  return `<path d="M${x} 0v${y - 24}M${x} ${y + 24}v22" stroke="#f2b84b" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="25" ry="26" fill="#d1442f"/><path d="M${x} ${y - 26}v52M${x - 13} ${y - 23}q-9 23 0 46M${x + 13} ${y - 23}q9 23 0 46" stroke="#f08a5d" stroke-width="2" fill="none"/><path d="M${x - 10} ${y - 27}h20M${x - 10} ${y + 27}h20" stroke="#f2b84b" stroke-width="5"/>`
}

const SCENES: Record<GiftCard, { ground: string; draw: () => string }> = {
  curtain: {
    ground: '#2a1a1c',
    draw: () =>
      `<ellipse cx="160" cy="168" rx="112" ry="22" fill="#f7d98c" opacity=".85"/>${row(8, fold)}<path d="M0 0h320v14H0z" fill="#d9a441"/>`,
  },
  stars: {
    ground: '#1d2a4d',
    draw: () =>
      [
        [46, 52, 14],
        [104, 104, 9],
        [150, 40, 22],
        [206, 92, 12],
        [252, 44, 10],
        [284, 112, 18],
        [70, 142, 8],
      ]
        .map(([x, y, size]) => star(x, y, size))
        .join('') + '<path d="M0 180q80-42 160-18t160-14v32z" fill="#131c36"/>',
  },
  bouquet: {
    ground: '#f3e3d3',
    draw: () =>
      `${flower(96, 70, '#d86a7c')}${flower(222, 66, '#8a72c4')}${flower(160, 44, '#e08a4f')}${flower(126, 98, '#7aa6c9')}${flower(194, 100, '#d86a7c')}`,
  },
  lanterns: { ground: '#33202c', draw: () => row(5, lantern) },
}

/**
 * Returns a gift picture as the data URL of an SVG with the aspect ratio 16:9. The picture is the same in both themes.
 * Returns the first picture for an unknown name.
 */
export const giftCardPicture = (card: string): string => {
  const { ground, draw } = SCENES[GIFT_CARDS.find((each) => each === card) ?? GIFT_CARDS[0]]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${ground}"/>${draw()}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
