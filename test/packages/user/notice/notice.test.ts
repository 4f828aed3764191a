import { AgreementModel } from '@/packages/user/notice/agreement/agreement.model'
import { reasonText } from '@/packages/user/notice/page-error/reason-text'
import { screenScope } from '../../../support/screen-scope'
import { world } from '../../../support/world'

describe('an agreement', () => {
  test('is fetched by its id, and again in another language', async () => {
    const { services, stores, change, asked } = world({
      'policy/{id}': () => ({ id: 'p', title: 'Privacy', sections: [] }),
    })
    const { screen } = screenScope(services)
    const model = new AgreementModel({ screen }, 'p')
    screen.start()
    await model.text.load()
    expect(asked[0]?.params).toEqual({ id: 'p' })
    change(() => (stores.preferences.language = 'zh-CN'))
    expect(asked).toHaveLength(2)
    screen.dispose()
  })
})

describe('a page that leads nowhere', () => {
  test('shows a text for every reason of the router', () => {
    expect(reasonText('bad-show-id')).toBe('notice.error.show')
    expect(reasonText('foreign')).toBe('notice.error.foreign')
    expect(reasonText('missing-parameter')).toBe('notice.error.missing')
  })

  test.each([undefined, '', 'constructor', '<script>'])('%p is an unknown page', (reason) => {
    expect(reasonText(reason)).toBe('notice.error.unknown')
  })
})
