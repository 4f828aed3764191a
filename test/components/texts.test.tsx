import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useTexts } from '@/components/texts'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { texts } from '@/locales/texts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Shown = () => {
  const core = useTexts()
  const checkout = useTexts(checkoutTexts)
  return <p>{`${core('button.cancel')} ${checkout('confirm.title')} ${checkout('button.back')}`}</p>
}

describe('useTexts', () => {
  it('reads a namespace and the common texts, and rerenders when the language changes', async () => {
    await texts.setLanguage('zh-CN')
    const place = document.createElement('div')
    const root = createRoot(place)
    act(() => root.render(<Shown />))
    expect(place.textContent).toBe('取消 确认订单 返回')

    await act(() => texts.setLanguage('en-US'))
    expect(place.textContent).toBe('Cancel Confirm order Back')
    act(() => root.unmount())
  })
})
