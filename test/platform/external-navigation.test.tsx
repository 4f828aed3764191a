import { externalNavigation } from '@/platform/external-navigation'
import { systemBack } from '@/platform/system-back'

test('waits for the history step of a closing sheet before it leaves the page', async () => {
  window.history.replaceState({ idx: 1 }, '', '/order/confirm')
  const states: unknown[] = []
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {
    states.push(window.history.state)
  })
  const close = systemBack.hold(() => undefined)
  expect(window.history.state).not.toEqual({ idx: 1 })
  close()
  externalNavigation.submitForm('https://pay.example/', { sum: '1' })
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve))
  expect(states).toEqual([{ idx: 1 }])
  submit.mockRestore()
})
