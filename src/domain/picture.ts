import { hostOf } from './page-address'

/**
 * Allowed widths of a picture, in image pixels. The list is fixed, so that each width of a picture is created and
 * cached only once.
 */
export const PICTURE_WIDTHS = [96, 160, 200, 240, 300, 360, 480, 640, 750, 960, 1280, 1600, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/**
 * Returns the smallest allowed width that is at least `pixels`. Returns the largest width if all allowed widths are
 * smaller.
 */
export const widthFor = (pixels: number): PictureWidth => PICTURE_WIDTHS.find((width) => width >= pixels) ?? 1920

/** A host that resizes its pictures according to their address. The hosts are in the merchant's configuration. */
export interface PictureHost {
  /** Host name without port and path, such as `img.merchant.example`. */
  host: string
  /** Address template with `{url}` (the picture's address) and `{width}` (pixels). See `isPictureTemplate`. */
  template: string
}

export interface PictureSources {
  /** The gateway's address without a closing slash; '' for the page's own origin. */
  gateway: string
  hosts: readonly PictureHost[]
}

const WIDTH = /\{width\}/g
/** Matches text without white space, quotes, backslashes, `#`, and without unknown placeholders. */
const SAFE = /^[!$%&'()*+,\-./0-9:;=?@A-Z_a-z|~]*$/
/** Characters that may follow the picture's address without changing its host and path. */
const SUFFIX = /^[?!@,;_./-]/
/** Matches a path of the gateway, or an address of an https host. The host must be a name, not an IP address. */
const PROXY = /^(https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,4})?)?\/(?!\/)/i

/**
 * Returns true if a template creates an address on the picture's own host, on an https host in the template, or on the
 * gateway.
 *
 * Examples are `{url}?imageMogr2/thumbnail/{width}x`, `https://img.example/resize/{width}/{url}` and
 * `/resize?w={width}&of={url}`.
 */
export const isPictureTemplate = (template: string): boolean => {
  const bare = template.replace('{url}', '').replace(WIDTH, '')
  if (!template.includes('{url}') || !template.includes('{width}') || !SAFE.test(bare) || /\.\.([/?]|$)/.test(bare))
    return false
  const isSuffix = template.startsWith('{url}')
  return isSuffix ? SUFFIX.test(template.slice('{url}'.length)) : PROXY.test(template)
}

/** Groups: the path, the query with its `?`, and the fragment with its `#`. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#[^]*)?$/

/** Appends `suffix` to the path. A suffix that begins with `?` is added to the query. */
const withSuffix = (address: string, suffix: string): string => {
  const [, path = address, query = '', hash = ''] = PARTS.exec(address) ?? []
  if (!suffix.startsWith('?')) return `${path}${suffix}${query}${hash}`
  return `${path}${query.length > 1 ? `${query}&${suffix.slice(1)}` : suffix}${hash}`
}

/** URL-encodes an address. Returns '' for an address with an unpaired surrogate, which cannot be encoded. */
const encoded = (address: string): string => {
  try {
    return encodeURIComponent(address)
  } catch {
    return ''
  }
}

const fill = (template: string, address: string, width: PictureWidth, gateway: string): string => {
  const sized = template.replace(WIDTH, String(width))
  if (sized.startsWith('{url}')) return withSuffix(address, sized.slice('{url}'.length))
  const text = encoded(address)
  if (text === '') return address
  const whole = sized.replace('{url}', () => text)
  return whole.startsWith('/') ? `${gateway}${whole}` : whole
}

/** Returns true for the address of an SVG picture. A vector picture is suitable for all widths. */
const isDrawing = (address: string): boolean => /\.svg$/i.test(PARTS.exec(address)?.[1] ?? '')

/**
 * Returns the address of a picture with a given width. The parameter `?w=` is added to addresses of the gateway.
 * Addresses on other hosts use the template that the merchant configured for the host.
 *
 * Returns the address unchanged for SVG drawings, data URLs, device files, and hosts that have no template.
 * @param src address in the gateway's response: a path of the gateway, or a complete address
 */
export const pictureAt = (src: string, width: PictureWidth, { gateway, hosts }: PictureSources): string => {
  // The gateway's pictures are paths (`/media/…`); a merchant's pictures may be complete addresses.
  const isPath = /^\/(?![/\\])/.test(src)
  const address = isPath ? `${gateway}${src}` : src
  if (isDrawing(address)) return address
  const isOwn = isPath || (gateway !== '' && address.startsWith(`${gateway}/`))
  if (isOwn) return /[?&]w=/.test(address) ? address : withSuffix(address, `?w=${width}`)
  const host = /^https:\/\/[^/?#]+\//i.test(address) ? hostOf(address) : ''
  const entry = host === '' ? undefined : hosts.find((each) => each.host.toLowerCase() === host)
  return entry && isPictureTemplate(entry.template) ? fill(entry.template, address, width, gateway) : address
}
