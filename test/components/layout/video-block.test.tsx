import { act } from 'react'
import { layouts } from '@/api/layout'
import { LayoutView } from '@/components/layout/layout-view'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

let mounted: Mounted
afterEach(() => mounted.unmount())

const FILM = { type: 'VIDEO', videoUrl: '/media/films/film-1.mp4', imageUrl: '/poster.webp', alt: 'The trailer' }

const open = async (component: object) => {
  const { services } = fakeServices({ form: 'wire' })
  await texts.setLanguage('en-US')
  const layout = layouts.read({ layoutId: 'L', components: [component] })
  mounted = await mount(withServices(LayoutView, services), { layout })
  for (let part = 0; part < 3; part++) await mounted.settle()
}

const player = (): HTMLVideoElement | undefined => mounted.all('video')[0] as HTMLVideoElement | undefined
const happen = (event: string) => act(async () => void player()?.dispatchEvent(new Event(event)))
const still = (): HTMLElement => mounted.all('button')[0]

test('loads and plays a muted video within the page on tap', async () => {
  await open(FILM)
  expect(player()).toBeUndefined()
  expect(still().textContent).toContain('The trailer')
  await mounted.tap(still())
  expect(player()).toMatchObject({ muted: true, autoplay: true, controls: true })
  expect(player()?.getAttribute('src')).toBe('/media/films/film-1.mp4')
  expect(player()?.hasAttribute('playsinline')).toBe(true)
  expect(player()?.getAttribute('aria-label')).toBe('The trailer')
})

test('shows the poster picture again after the video’s end', async () => {
  await open(FILM)
  await mounted.tap(still())
  await happen('ended')
  expect(player()).toBeUndefined()
  expect(mounted.all('[role="alert"]')).toEqual([])
  expect(still().textContent).toContain('The trailer')
})

test('shows an error for a failed video, and retries on tap', async () => {
  await open(FILM)
  await mounted.tap(still())
  await happen('error')
  expect(mounted.all('[role="alert"]')[0].textContent).toBe('The film does not play. Please try again')
  await mounted.tap(still())
  expect(mounted.all('[role="alert"]')).toEqual([])
  expect(player()).toBeDefined()
})

test.each(['javascript:alert(1)', 'http://films.example/a.mp4', '//films.example/a.mp4', ''])(
  'draws nothing for the video address %j',
  async (videoUrl) => {
    await open({ ...FILM, title: 'Trailer', videoUrl })
    expect(mounted.text()).toBe('')
  },
)
