import { act, type ComponentType } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Chip } from '@/components/ui/chip/chip'
import { Empty } from '@/components/ui/empty/empty'
import { ListRow } from '@/components/ui/list-row/list-row'
import { Pressable } from '@/components/ui/pressable/pressable'
import { SearchButton } from '@/components/ui/search-box/search-box'
import { Section } from '@/components/ui/section/section'
import { type LinkTo, linkTo } from '@/router/link-to'
import { mount, type Mounted } from '../support/screen'
import { fakeServices } from '../support/services'
import { withServices } from '../support/with-services'

const to = linkTo('show-detail', { showId: '1' })
const OPENED = ['open', 'show-detail', { showId: '1' }]

const hrefOf = (link: LinkTo | string): string | undefined =>
  typeof link !== 'string' ? `/${link.name}` : link.startsWith('https:') ? link : undefined

const PARTS: [string, ComponentType][] = [
  ['Button', () => <Button to={to}>Show</Button>],
  ['Pressable', () => <Pressable to={to}>Show</Pressable>],
  ['Chip', () => <Chip to={to}>Show</Chip>],
  ['ListRow', () => <ListRow title="Show" to={to} />],
  ['SearchButton', () => <SearchButton prompt="Show" to={to} />],
  ['Section', () => <Section title="Shows" more={{ to }} children={null} />],
  ['Empty', () => <Empty scene="no-result" sentence="None" action={{ text: 'Show', to }} />],
  ['ButtonRow', () => <ButtonRow actions={[{ text: 'Show', to }]} />],
]

describe('a link to a screen', () => {
  let screen: Mounted
  let went: unknown[][]
  /** True if the browser, not the storefront, handled the link. */
  let followed: boolean[]

  const seen = (event: Event): void => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  }
  beforeEach(() => {
    followed = []
    window.addEventListener('click', seen)
  })
  afterEach(() => {
    screen.unmount()
    window.removeEventListener('click', seen)
  })

  const show = async (Part: ComponentType, web = true): Promise<void> => {
    const fake = fakeServices()
    went = fake.went
    if (web) Object.assign(fake.services.navigate, { hrefOf })
    screen = await mount(withServices(Part, fake.services), {})
  }
  const click = async (init: MouseEventInit = {}): Promise<void> => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    act(() => void screen.find('a, button').dispatchEvent(event))
    await screen.settle()
  }

  test.each(PARTS)('renders %s as a link that opens its screen on a plain click', async (_, Part) => {
    await show(Part)
    expect(screen.all('button')).toEqual([])
    const link = screen.find('a')
    expect([link.getAttribute('href'), link.getAttribute('role')]).toEqual(['/show-detail', null])
    expect(link.draggable).toBe(false)
    await click()
    expect([went, followed]).toEqual([[OPENED], [false]])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with the modifier key %o to the browser',
    async (key) => {
      await show(() => <Pressable to={to}>Show</Pressable>)
      await click(key)
      expect([went, followed]).toEqual([[], [true]])
    },
  )

  test('does not run a button’s action on a click with a modifier key', async () => {
    await show(() => <Button to={to}>Show</Button>)
    await click({ ctrlKey: true })
    expect([went, followed, screen.find('a').getAttribute('aria-busy')]).toEqual([[], [true], 'false'])
  })

  test('runs a custom click handler instead of the navigation, but preserves the link’s address', async () => {
    const onClick = jest.fn()
    await show(() => (
      <Button to={to} onClick={onClick}>
        Show
      </Button>
    ))
    await click()
    expect(screen.find('a').getAttribute('href')).toBe('/show-detail')
    expect([onClick.mock.calls.length, went]).toEqual([1, []])
  })

  test.each<[string, ComponentType]>([
    [
      'Button',
      () => (
        <Button disabled to={to}>
          Show
        </Button>
      ),
    ],
    [
      'Pressable',
      () => (
        <Pressable disabled to={to}>
          Show
        </Pressable>
      ),
    ],
  ])('renders no link address for %s that is disabled', async (_, Part) => {
    await show(Part)
    expect(screen.all('a, [href]')).toEqual([])
    await click()
    expect(went).toEqual([])
  })

  test('renders an invalid address as a button, which passes the address on', async () => {
    await show(() => <Pressable to="javascript:alert(1)">Offer</Pressable>)
    expect(screen.all('a, [href]')).toEqual([])
    await click()
    expect(went).toEqual([['openAddress', 'javascript:alert(1)']])
  })

  test('renders a button in mini programs, where links have no addresses', async () => {
    await show(() => <ListRow title="Show" to={to} />, false)
    expect(screen.all('a, [href]')).toEqual([])
    await click()
    expect(went).toEqual([OPENED])
  })

  test('renders plain content for a row that has neither `to` nor `onClick`', async () => {
    await show(() => <ListRow title="Version" />)
    expect(screen.all('a, button')).toEqual([])
  })
})
