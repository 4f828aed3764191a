import fc from 'fast-check'
import { hostOf } from '@/domain/page-address'
import { isPictureTemplate, PICTURE_WIDTHS, pictureAt, type PictureSources, widthFor } from '@/domain/picture'

const COS = '{url}?imageMogr2/thumbnail/{width}x'
const page: PictureSources = { gateway: '', hosts: [] }
const mini: PictureSources = { gateway: 'https://api.example', hosts: [] }
const merchant = (template: string, gateway = ''): PictureSources => ({
  gateway,
  hosts: [{ host: 'img.example', template }],
})

describe('the requested picture width', () => {
  it.each([
    [0, 96],
    [96, 96],
    [97, 160],
    [750, 750],
    [751, 960],
    [5000, 1920],
  ])('is computed from %s pixels: %s', (pixels, width) => expect(widthFor(pixels)).toBe(width))
})

describe('the address of a picture at 300 pixels', () => {
  it.each<[string, string, PictureSources, string]>([
    ['a path of the gateway on the web', '/media/a.webp', page, '/media/a.webp?w=300'],
    ['a path with a version', '/media/a.webp?v=12', page, '/media/a.webp?v=12&w=300'],
    ['a path with a fragment', '/media/a.webp?v=12#x', page, '/media/a.webp?v=12&w=300#x'],
    ['a path that contains a width', '/media/a.webp?w=96', page, '/media/a.webp?w=96'],
    ['a path of the gateway in a mini program', '/media/a.webp', mini, 'https://api.example/media/a.webp?w=300'],
    ['a whole address of the gateway', 'https://api.example/a.png', mini, 'https://api.example/a.png?w=300'],
    [
      'an address that only begins like the gateway’s address',
      'https://api.example.org/a.png',
      mini,
      'https://api.example.org/a.png',
    ],
    ['a drawing', '/media/a.svg?v=1', page, '/media/a.svg?v=1'],
    ['another host', 'https://other.example/a.jpg', merchant(COS), 'https://other.example/a.jpg'],
    ['a subdomain of the merchant’s host', 'https://x.img.example/a.jpg', merchant(COS), 'https://x.img.example/a.jpg'],
    ['plain http', 'http://img.example/a.jpg', merchant(COS), 'http://img.example/a.jpg'],
    ['an address without a scheme', '//img.example/a.jpg', merchant(COS), '//img.example/a.jpg'],
    ['data', 'data:image/png;base64,AA', merchant(COS), 'data:image/png;base64,AA'],
    ['a file of the device', 'wxfile://tmp/a.jpg', merchant(COS), 'wxfile://tmp/a.jpg'],
    ['an empty address', '', merchant(COS), ''],
    [
      'the merchant’s host',
      'https://img.example/a.jpg',
      merchant(COS),
      'https://img.example/a.jpg?imageMogr2/thumbnail/300x',
    ],
    [
      'the merchant’s host in capitals, with a query',
      'https://IMG.example/a.jpg?sign=1%2F2#top',
      merchant(COS),
      'https://IMG.example/a.jpg?sign=1%2F2&imageMogr2/thumbnail/300x#top',
    ],
    [
      'a suffix of the path',
      'https://img.example/a.jpg?sign=1',
      merchant('{url}!w{width}'),
      'https://img.example/a.jpg!w300?sign=1',
    ],
    ['a host without a path', 'https://img.example', merchant('{url}@{width}'), 'https://img.example'],
    [
      'a resizer of the merchant',
      'https://img.example/a.jpg?x=1',
      merchant('https://cdn.example/{width}/{url}'),
      'https://cdn.example/300/https%3A%2F%2Fimg.example%2Fa.jpg%3Fx%3D1',
    ],
    [
      'a resizer of the gateway',
      'https://img.example/a.jpg',
      merchant('/resize?w={width}&of={url}', 'https://api.example'),
      'https://api.example/resize?w=300&of=https%3A%2F%2Fimg.example%2Fa.jpg',
    ],
    [
      'an invalid template',
      'https://img.example/a.jpg',
      merchant('javascript:{url}{width}'),
      'https://img.example/a.jpg',
    ],
  ])('is correct for %s', (_name, src, sources, address) => expect(pictureAt(src, 300, sources)).toBe(address))
})

describe('a URL template for pictures', () => {
  it.each([
    COS,
    '{url}?w={width}',
    '{url}!w{width}',
    '{url}@{width}w_1l.webp',
    '{url}_{width}x{width}.jpg',
    '{url}.{width}.webp',
    'https://cdn.example/cdn-cgi/image/width={width}/{url}',
    '/resize/{width}?of={url}',
  ])('is valid as %s', (template) => expect(isPictureTemplate(template)).toBe(true))

  it.each([
    '',
    '{url}',
    '{width}',
    '{url}evil/{width}x',
    'evil{url}{width}',
    'http://cdn.example/{width}/{url}',
    '//cdn.example/{width}/{url}',
    'javascript:alert({url}{width})',
    'data:{url},{width}',
    'https://{url}/{width}',
    'https://cdn.example:{width}/{url}',
    'https://cdn.example:99999999/{width}/{url}',
    'https://-/{width}/{url}',
    'https://300.300/{width}/{url}',
    'https://cdn..example/{width}/{url}',
    'https://user@cdn.example/{width}/{url}',
    '{url}?w={width}&q={quality}',
    '{url}?w={width}#{url}',
    '{url}/../{width}',
    '{url}?w={width} 2x, https://evil.example/a.jpg',
    '{url}?w={width}"onload="x',
    '{url}\\{width}',
  ])('is invalid as %s', (template) => expect(isPictureTemplate(template)).toBe(false))
})

describe('the address for any picture and template', () => {
  const width = fc.constantFrom(...PICTURE_WIDTHS)
  const host = fc.constantFrom('img.example', 'other.example', 'img.example.evil.example')
  const tail = fc.stringMatching(/^[a-z0-9./?&=%@!:_-]{0,30}$/)
  const address = fc.tuple(host, tail).map(([name, rest]) => `https://${name}/${rest}`)
  const template = fc
    .tuple(fc.constantFrom('', 'https://cdn.example/', '/', '//', 'https://'), tail, tail)
    .chain(([start, first, second]) =>
      fc.constantFrom(`${start}{url}${first}{width}${second}`, `${start}${first}{width}${second}{url}`),
    )

  test('uses no hosts other than the picture’s, the template’s or the gateway’s', () => {
    fc.assert(
      fc.property(address, template, width, (src, pattern, pixels) => {
        const to = new URL(pictureAt(src, pixels, merchant(pattern, 'https://api.example')))
        const named = pattern.startsWith('{url}') ? [] : [hostOf(pattern).replace(/:\d+$/, ''), 'api.example']
        const allowed = [new URL(src).hostname, ...named]
        expect(to.protocol).toBe('https:')
        expect(allowed).toContain(to.hostname)
        expect(to.username).toBe('')
      }),
    )
  })

  test('preserves the query of the picture’s address', () => {
    const value = fc.stringMatching(/^[a-z0-9%2F-]{1,10}$/).map((text) => encodeURIComponent(text))
    const query = fc.array(fc.tuple(fc.constantFrom('v', 'sign', 'e', 'x'), value), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(query, fc.boolean(), width, (pairs, own, pixels) => {
        const text = pairs.map((pair) => pair.join('=')).join('&')
        const src = `${own ? '/media' : 'https://img.example'}/a.webp?${text}`
        const made = new URL(pictureAt(src, pixels, merchant('{url}?w={width}')), 'https://page.example')
        expect(made.search.startsWith(`?${text}`)).toBe(true)
        expect(made.searchParams.get('w')).toBe(String(pixels))
      }),
    )
  })
})
