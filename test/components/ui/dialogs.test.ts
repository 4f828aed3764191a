import { Dialogs } from '@/components/ui/dialog/dialogs'
import { fakeClock } from '../../support/fake-clock'

describe('Dialogs', () => {
  const clock = fakeClock()
  const dialogs = () => new Dialogs(clock)

  test('resolves a confirmation with true or false', async () => {
    const model = dialogs()
    const yes = model.confirm({ title: 'Pay?' })
    model.answer(true)
    await expect(yes).resolves.toBe(true)
    const no = model.confirm({ title: 'Pay?' })
    model.answer(false)
    await expect(no).resolves.toBe(false)
  })

  test('shows queued dialogs one after another', async () => {
    const model = dialogs()
    const first = model.confirm({ title: 'first' })
    const second = model.alert({ title: 'second' })
    expect(model.current?.title).toBe('first')
    model.answer(true)
    await first
    expect(model.current).toMatchObject({ title: 'second', kind: 'alert' })
    model.answer(true)
    await second
    expect(model.current).toBeNull()
  })

  test('ignores a second tap on a button', () => {
    const model = dialogs()
    void model.confirm({ title: 'only' })
    model.answer(true)
    expect(() => model.answer(true)).not.toThrow()
  })

  test('hides each toast 2 s after it appeared', () => {
    const model = dialogs()
    model.toast('Copied')
    clock.advance(1500)
    model.toast('Saved')
    clock.advance(1999)
    expect(model.toastShown?.text).toBe('Saved')
    clock.advance(1)
    expect(model.toastShown).toBeNull()
  })

  test('shows no toast for an empty text', () => {
    const model = dialogs()
    model.toast('')
    expect(model.toastShown).toBeNull()
  })
})
