import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useTexts } from '@/components/texts'
import { orderTexts } from '@/locales/namespaces/order'
import { texts } from '@/locales/texts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Words = () => {
  const core = useTexts()
  const order = useTexts(orderTexts)
  return <p>{`${core('button.cancel')} ${order('confirm.title')} ${order('button.back')}`}</p>
}

describe('useTexts', () => {
  it('reads a room and the core, and paints again when the language changes', async () => {
    await texts.setLanguage('zh-CN')
    const place = document.createElement('div')
    const root = createRoot(place)
    act(() => root.render(<Words />))
    expect(place.textContent).toBe('取消 确认订单 返回')

    await act(() => texts.setLanguage('en-US'))
    expect(place.textContent).toBe('Cancel Confirm order Back')
    act(() => root.unmount())
  })
})
