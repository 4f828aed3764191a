import { type Rgb, blend, hex, luminance, parseColor, ratioOf } from './color'
import { oklchToRgb, rgbToOklch } from './oklch'

export type Theme = 'light' | 'dark'

/** Five colors computed from a merchant's main color, as `#rrggbb`. */
export interface Accent {
  /**
   * Color of fills and icons. Its contrast on canvas, surface and raised is at least 3:1. If the merchant's color has
   * enough contrast, it is used unchanged.
   */
  accent: string
  /** Background of a button whose text has the color `onAccent`. Their contrast is at least 4.5:1. */
  accentStrong: string
  /** Color of text. Its contrast is at least 4.5:1 on every background of the theme, and on `accentSoft`. */
  accentInk: string
  /** Background of selected elements: 12 % of the accent color over the surface. */
  accentSoft: string
  /** Text on `accentStrong` buttons: white in the light theme, dark ink in the dark theme. */
  onAccent: string
}

/** The specification's default main color (shell §3, themes). */
export const DEFAULT_MAIN_COLOR = '#fb5200'

const SOFT_SHARE = 0.12
/**
 * Number of steps of the binary search for a lightness. The result is exact to 1/65536, which is finer than 8 bits per
 * channel.
 */
const SEARCH_STEPS = 16

interface Ground {
  /** Backgrounds of fills and icons: canvas, surface and raised. Their values are the same as in themes.scss. */
  backgrounds: string[]
  /** Further backgrounds of text: pressed areas (sunken) and controls (fill). */
  controls: string[]
  surface: string
  onAccent: string
  /** Direction in which the lightness must change to increase the contrast. */
  towards: 'darker' | 'lighter'
  /**
   * Target contrast ratios. In the dark theme, they are above 4.5, because saturated colors at exactly 4.5 seem to
   * vibrate.
   */
  strong: number
  ink: number
}

const GROUNDS: Record<Theme, Ground> = {
  light: {
    backgrounds: ['#f6f5f3', '#ffffff'],
    controls: ['#efedea', '#eae7e3'],
    surface: '#ffffff',
    onAccent: '#ffffff',
    towards: 'darker',
    strong: 4.5,
    ink: 4.5,
  },
  dark: {
    backgrounds: ['#121110', '#1c1a19', '#262422'],
    controls: ['#0c0b0b', '#332f2d'],
    surface: '#1c1a19',
    onAccent: '#1b1310',
    towards: 'lighter',
    strong: 6,
    ink: 5.5,
  },
}

/**
 * Returns the nearest color of the same hue whose contrast to every color in `against` is at least `ratio`.
 *
 * Lightness changes in OKLCH, so that the perceived hue stays the same. Chroma is reduced only if the screen cannot
 * show the color.
 */
function readable(color: Rgb, against: Rgb[], ratio: number, towards: 'darker' | 'lighter'): Rgb {
  const grounds = against.map(luminance)
  const holds = (candidate: Rgb): boolean => {
    const light = luminance(candidate)
    return grounds.every((ground) => ratioOf(light, ground) >= ratio)
  }
  if (holds(color)) return color
  const { lightness, chroma, hue } = rgbToOklch(color)
  let near = lightness
  let far = towards === 'darker' ? 0 : 1
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (near + far) / 2
    if (holds(oklchToRgb({ lightness: middle, chroma, hue }))) far = middle
    else near = middle
  }
  return oklchToRgb({ lightness: far, chroma, hue })
}

const computed = new Map<string, Accent>()

/**
 * Returns the accent colors for a merchant's main color: `#rgb`, `#rrggbb`, `#rrggbbaa` or `rgb(…)`. Any other value
 * results in the default, because responses may contain empty strings and color names. The contrast ratios are those
 * of WCAG 2.2, 1.4.3 and 1.4.11. Results are cached by color and theme, because every render calls this function and
 * the search is slow.
 */
export function accentOf(mainColor: string | null | undefined, theme: Theme): Accent {
  const key = `${theme} ${mainColor}`
  const accent = computed.get(key) ?? compute(parseColor(mainColor ?? '') ?? parseColor(DEFAULT_MAIN_COLOR)!, theme)
  computed.set(key, accent)
  return accent
}

function compute(main: Rgb, theme: Theme): Accent {
  const ground = GROUNDS[theme]
  const backgrounds = ground.backgrounds.map((color) => parseColor(color)!)
  const onAccent = parseColor(ground.onAccent)!

  const accent = readable(main, backgrounds, 3, ground.towards)
  const soft = blend(accent, parseColor(ground.surface)!, SOFT_SHARE)
  const controls = ground.controls.map((color) => parseColor(color)!)
  const ink = readable(accent, [...backgrounds, soft], ground.ink, ground.towards)
  return {
    accent: hex(accent),
    accentStrong: hex(readable(accent, [onAccent], ground.strong, ground.towards)),
    accentInk: hex(readable(ink, controls, 4.5, ground.towards)),
    accentSoft: hex(soft),
    onAccent: hex(onAccent),
  }
}

/** Returns a merchant's text color, adjusted so that it is readable in the theme; '' for an invalid color. */
export const textColorOf = (color: string | null | undefined, theme: Theme): string =>
  parseColor(color ?? '') ? accentOf(color, theme).accentInk : ''

/** Returns the accent colors as inline custom properties for the root View of a screen. */
export function accentVariables(mainColor: string | null | undefined, theme: Theme): Record<string, string> {
  const accent = accentOf(mainColor, theme)
  return {
    '--accent': accent.accent,
    '--accent-strong': accent.accentStrong,
    '--accent-ink': accent.accentInk,
    '--accent-soft': accent.accentSoft,
    '--on-accent': accent.onAccent,
  }
}
