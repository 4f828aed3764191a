import { drawnWidth } from '@/domain/drawn-picture'
import { Picture } from '@/components/ui/picture/picture'
import { aShopConfig } from '../../support/data/shop'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const CARD = drawnWidth(96)
const HERO = drawnWidth(343, 1136, '92vw')

/** Returns the `img` element of a picture, in a shop whose pictures may come from these hosts. */
const drawn = async (
  props: { src: string; eager?: boolean | 'first'; width?: typeof CARD },
  pictureHosts: object[] = [],
) => {
  const { services } = fakeServices({ config: aShopConfig({ pictureHosts }) })
  const screen = await mount(withServices(Picture, services), { alt: '', width: CARD, ...props })
  const image = screen.root.querySelector('img')
  if (!image) throw new Error('There is no image.')
  return image
}

describe('Picture', () => {
  test('requests resized pictures from the gateway', async () => {
    const image = await drawn({ src: '/media/a.webp?v=1', width: HERO })
    expect(image.getAttribute('sizes')).toBe('(min-width: 961px) 1136px, 92vw')
    expect(image.getAttribute('srcset')).toMatch(/^\/media\/a\.webp\?v=1&w=360 360w, .*w=1920 1920w$/)
    expect(image.getAttribute('src')).toBe('/media/a.webp?v=1&w=750')
  })

  test('requests resized pictures from the merchant’s host by the configured URL template', async () => {
    const image = await drawn({ src: 'https://img.example/a.jpg' }, [
      { host: 'img.example', template: '{url}?imageMogr2/thumbnail/{width}x' },
    ])
    expect(image.getAttribute('srcset')).toContain('https://img.example/a.jpg?imageMogr2/thumbnail/160x 160w')
  })

  test.each(['/media/a.svg?v=1', 'https://other.example/a.jpg', 'data:image/png;base64,AA'])(
    'leaves the address %s unchanged',
    async (src) => {
      const image = await drawn({ src })
      expect(image.getAttribute('src')).toBe(src)
      expect(image.hasAttribute('srcset')).toBe(false)
      expect(image.hasAttribute('sizes')).toBe(false)
    },
  )

  test.each([
    [false, 'lazy', null],
    [true, null, null],
    ['first', null, 'high'],
  ] as const)(
    'maps the eager value %s to the loading %s and the fetchpriority %s',
    async (eager, loading, priority) => {
      const image = await drawn({ src: '/media/a.webp', eager })
      expect(image.getAttribute('loading')).toBe(loading)
      expect(image.getAttribute('fetchpriority')).toBe(priority)
      expect(image.getAttribute('decoding')).toBe('async')
    },
  )

  test('sets srcset before src, so the browser never requests src', async () => {
    const names = (await drawn({ src: '/media/a.webp' })).getAttributeNames()
    for (const earlier of ['srcset', 'sizes', 'loading'])
      expect(names.indexOf(earlier)).toBeLessThan(names.indexOf('src'))
  })
})
