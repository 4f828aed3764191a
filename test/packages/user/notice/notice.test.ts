import { policyDetail } from '@/api/shop'
import { AgreementModel } from '@/packages/user/notice/agreement/agreement.model'
import { reasonText } from '@/packages/user/notice/page-error/reason-text'
import { screenScope } from '../../../support/screen-scope'
import { fakeServices } from '../../../support/services'

describe('an agreement', () => {
  test('is loaded by its id, and reloaded after a change of language', async () => {
    const { services, stores, sentTo } = fakeServices({
      answers: [[policyDetail, () => ({ id: 'p', title: 'Privacy', sections: [] })]],
      language: 'en-US',
    })
    const { screen } = screenScope(services)
    const model = new AgreementModel({ screen }, 'p')
    screen.start()
    await model.text.load()
    expect(sentTo(policyDetail)).toEqual([{ id: 'p' }])
    stores.preferences.chooseLanguage('zh-CN')
    expect(sentTo(policyDetail)).toHaveLength(2)
    screen.dispose()
  })
})

describe('the error page', () => {
  test('shows a text for every reason of the router', () => {
    expect(reasonText('bad-show-id')).toBe('notice.error.show')
    expect(reasonText('foreign')).toBe('notice.error.foreign')
    expect(reasonText('missing-parameter')).toBe('notice.error.missing')
  })

  test.each([undefined, '', 'constructor', '<script>'])(
    'shows the text for an unknown page for the reason %p',
    (reason) => {
      expect(reasonText(reason)).toBe('notice.error.unknown')
    },
  )
})
