import { ShowCard } from '@/components/show/show-card/show-card'
import { showPreview } from '@/components/show/show-preview'
import { aShowCard } from '../../support/data/show-card'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('a show’s card', () => {
  const tap = async (onClick?: () => void) => {
    const { services, went } = fakeServices()
    const show = aShowCard('1', { showName: 'Night Flight' })
    const screen = await mount(
      withServices(() => <ShowCard show={show} onClick={onClick} />, services),
      {},
    )
    await screen.tap(screen.all('button, a')[0])
    screen.unmount()
    return went
  }

  it('opens the show, whose page has its name at once', async () => {
    expect(await tap()).toEqual([['open', 'show-detail', { showId: '1' }]])
    expect(showPreview.get('1', 'zh-CN')).toMatchObject({ showName: 'Night Flight' })
    expect(showPreview.get('1', 'en-US')).toBeNull()
    expect(showPreview.get('2', 'zh-CN')).toBeNull()
  })

  it('does what a list wants instead', async () => {
    const onClick = jest.fn()
    expect(await tap(onClick)).toEqual([])
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
