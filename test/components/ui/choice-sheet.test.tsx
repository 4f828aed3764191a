import { act } from 'react'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'

let screen: Mounted
beforeAll(() => texts.setLanguage('en-US'))
afterEach(() => screen.unmount())

const options = [
  { value: 'new', content: 'Newest' },
  { value: 'hot', content: 'Most popular' },
]

const shown = async () => {
  const done: string[] = []
  screen = await mount(ChoiceSheet, {
    open: true,
    title: 'Sort',
    options,
    value: 'new',
    onChoose: (value: string) => void done.push(value),
    onClose: () => void done.push('closed'),
  })
  return done
}

const press = async (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void screen.find('[role=radiogroup]').dispatchEvent(event))
  await screen.settle()
}

describe('a choice in a sheet', () => {
  test('closes the sheet', async () => {
    const done = await shown()
    await screen.tap(screen.all('[role=radio]')[1])
    expect(done).toEqual(['closed', 'hot'])
  })

  test('does not change with an arrow key, which only moves the focus', async () => {
    const done = await shown()
    await press('ArrowDown')
    expect(done).toEqual([])
    expect(screen.all('[role=radio]').map((radio) => radio.tabIndex)).toEqual([-1, 0])
    expect(document.activeElement?.textContent).toBe('Most popular')
  })
})
