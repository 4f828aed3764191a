import { AgreementText } from '@/components/order/agreement-text/agreement-text'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const placeHolder = (more: object) => ({ id: '', name: 'terms', title: 'the terms', url: '', ...more })

describe('AgreementText', () => {
  let screen: Mounted
  const shown = async (holder: object, onTap?: () => void) => {
    await texts.setLanguage('en-US')
    const fake = fakeServices()
    const agreement = { template: 'I agree to {terms}', mustAgree: true, placeHolders: [placeHolder(holder)] }
    screen = await mount(withServices(AgreementText, fake.services), { agreement, onTap })
    return fake.went
  }
  afterEach(() => screen.unmount())

  test.each([
    ['its id', { id: 'P1' }, ['open', 'agreement', { id: 'P1' }]],
    ['its id before its address', { id: 'P1', url: '/x' }, ['open', 'agreement', { id: 'P1' }]],
    ['its address only', { url: 'https://law.example/terms' }, ['openAddress', 'https://law.example/terms']],
  ])('opens the linked policy by %s', async (_, holder, way) => {
    const went = await shown(holder)
    await screen.tap(screen.find('[role=link]'))
    expect(went).toEqual([way])
  })

  test('calls its tap handler for plain text, but not for a linked title', async () => {
    const taps = jest.fn()
    await shown({ id: 'P1' }, taps)
    await screen.tap(screen.find('[role=link]'))
    expect(taps).not.toHaveBeenCalled()
    await screen.tap(screen.all('.text')[0])
    expect(taps).toHaveBeenCalledTimes(1)
  })

  test('renders plain text for a title that has neither id nor address', async () => {
    await shown({})
    expect(screen.all('[role=link]')).toEqual([])
    expect(screen.text()).toBe('I agree to the terms')
  })
})
