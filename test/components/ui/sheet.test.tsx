import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Sheet } from '@/components/ui/sheet/sheet'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

function Picker({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose</Button>
      <Sheet open={open} title="Ticket price" onClose={close}>
        <Button>380</Button>
      </Sheet>
    </>
  )
}

describe('Sheet', () => {
  let screen: Mounted
  const press = (key: string) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    return screen.settle()
  }
  const back = async () => {
    window.history.back()
    for (let turn = 0; turn < 5; turn++) await screen.settle()
  }
  const open = async (props = {}) => {
    await texts.setLanguage('en-US')
    screen = await mount(Picker, props)
    screen.button('Choose').focus()
    await screen.tap(screen.button('Choose'))
  }
  afterEach(() => screen.unmount())

  test('is a modal dialog, named by its title, and takes the focus', async () => {
    await open()
    const dialog = screen.find('[role=dialog]')
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe('Ticket price')
    expect(document.activeElement).toBe(dialog)
    expect(document.body.style.overflow).toBe('hidden')
  })

  test.each([
    ['Escape', () => press('Escape')],
    ['the cross', () => screen.tap(screen.button('Close'))],
    ['the scrim', () => screen.tap(screen.find('.scrim'))],
    ['the browser’s back button', () => back()],
  ])('closes by %s and returns the focus', async (_, close) => {
    await open()
    await close()
    expect(document.activeElement).toBe(screen.button('Choose'))
    expect(document.body.style.overflow).toBe('')
  })

  test('does not close by other keys', async () => {
    const closed = jest.fn()
    await open({ onClose: closed })
    await press('a')
    expect(closed).not.toHaveBeenCalled()
  })
})
