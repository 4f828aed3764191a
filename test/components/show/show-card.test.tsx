import { ShowCard } from '@/components/show/show-card/show-card'
import { aShowCard } from '../../support/data/show-card'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('a show card', () => {
  const tap = async (onClick?: () => void) => {
    const { services, went } = fakeServices()
    const show = aShowCard('1', { showName: 'Night Flight' })
    const screen = await mount(
      withServices(() => <ShowCard show={show} onClick={onClick} />, services),
      {},
    )
    await screen.tap(screen.all('button, a')[0])
    screen.unmount()
    return { went, tappedShow: services.tappedShow }
  }

  it('opens the show and passes the show’s name for an immediate preview', async () => {
    const { went, tappedShow } = await tap()
    expect(went).toEqual([['open', 'show-detail', { showId: '1' }]])
    expect(tappedShow.preview('1', 'zh-CN')).toMatchObject({ showName: 'Night Flight' })
    expect(tappedShow.preview('1', 'en-US')).toBeNull()
    expect(tappedShow.preview('2', 'zh-CN')).toBeNull()
  })

  it('runs the list’s click handler instead of the navigation', async () => {
    const onClick = jest.fn()
    expect((await tap(onClick)).went).toEqual([])
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  const paint = (more: object, size: 'small' | 'large' = 'small') =>
    mount(
      withServices(() => <ShowCard show={aShowCard('1', more)} size={size} />, fakeServices().services),
      {},
    )

  it('hides the poster of a sensitive show', async () => {
    for (const isSensitive of [false, true]) {
      const screen = await paint({ posterUrl: '/p.jpg', isSensitive })
      expect(screen.all('img')).toHaveLength(isSensitive ? 0 : 1)
      screen.unmount()
    }
  })

  it('highlights the search term in the venue’s name', async () => {
    const venueNameArr = [
      { type: 'HIGHLIGHT' as const, value: 'Harbour' },
      { type: 'TEXT' as const, value: ' Hall' },
    ]
    const screen = await paint({ cityName: 'Macao', venueName: 'Harbour Hall', venueNameArr })
    expect(screen.text('.found')).toBe('Harbour')
    expect(screen.text('.text')).toContain('Macao\u00A0· Harbour Hall')
    screen.unmount()
  })

  it('shows the long status text, and the seat selection text on large cards', async () => {
    const delayed = {
      showStatus: 'DELAY',
      showStatusDisplayLong: '演出延期，新日期待定',
      seatPlanDisplayDesc: '在线选座',
    }
    const row = await paint(delayed)
    expect(row.text('.foot')).toContain('演出延期，新日期待定')
    row.unmount()
    const hero = await paint(delayed, 'large')
    expect(hero.text('.text')).toContain('在线选座')
    hero.unmount()
  })
})
