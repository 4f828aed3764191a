import { Button, Form, Input, Label, Textarea } from '@/platform/elements'
import { act, draw, type } from './draw'

const press = (field: Element, init: KeyboardEventInit) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })))

describe('Input', () => {
  it.each([
    [{ type: 'text' }, 'text', ''],
    [{ type: 'number' }, 'text', 'numeric'],
    [{ type: 'digit' }, 'text', 'decimal'],
    [{ type: 'idcard' }, 'text', ''],
    [{ password: true }, 'password', ''],
  ] as const)('has the correct type and input mode for %j', (props, kind, keyboard) => {
    const { node } = draw<HTMLInputElement>(<Input {...props} />)
    expect([node.type, node.getAttribute('inputmode') ?? '']).toEqual([kind, keyboard])
  })

  it('limits the input to 140 characters by default, and not at all at -1', () => {
    expect(draw<HTMLInputElement>(<Input />).node.maxLength).toBe(140)
    expect(draw<HTMLInputElement>(<Input maxlength={11} />).node.maxLength).toBe(11)
    expect(draw<HTMLInputElement>(<Input maxlength={-1} />).node.hasAttribute('maxlength')).toBe(false)
  })

  it('reports the typed value in the event’s `detail`', () => {
    const handle = jest.fn()
    const { node } = draw<HTMLInputElement>(<Input value="" onInput={(event) => handle(event.detail.value)} />)
    type(node, '138')
    expect(handle).toHaveBeenCalledWith('138')
  })

  it('shows the value of its prop, regardless of the input', () => {
    const { node, redraw } = draw<HTMLInputElement>(<Input value="1" />)
    type(node, '12')
    expect(node.value).toBe('1')
    redraw(<Input value="3" />)
    expect(node.value).toBe('3')
  })

  it.each<[string, KeyboardEventInit, boolean]>([
    ['Enter', { key: 'Enter', keyCode: 13 }, true],
    ['Enter of the number pad', { key: 'Enter', code: 'NumpadEnter', keyCode: 13 }, true],
    ['Enter of a keyboard without codes', { key: 'Enter' }, true],
    ['Enter of an Android keyboard', { key: 'Enter', keyCode: 13, code: '' }, true],
    ['Enter that ends a composition, in Chromium', { key: 'Enter', keyCode: 229, isComposing: true }, false],
    ['Enter that ends a composition, in Firefox', { key: 'Enter', keyCode: 13, isComposing: true }, false],
    ['Enter that ends a composition, in Safari', { key: 'Enter', keyCode: 229, isComposing: false }, false],
    ['a letter that an input method processes', { key: 'Process', keyCode: 229, isComposing: true }, false],
    ['a key of an Android input method', { key: 'Unidentified', keyCode: 229 }, false],
    ['Enter that picks a candidate, on Android', { key: 'Enter', keyCode: 229, code: '' }, false],
    [
      'Enter of the number pad that ends a composition',
      { key: 'Enter', code: 'NumpadEnter', isComposing: true },
      false,
    ],
    ['a space that selects a candidate', { key: ' ', keyCode: 229, isComposing: true }, false],
    ['a space', { key: ' ', keyCode: 32 }, false],
    ['Tab', { key: 'Tab', keyCode: 9 }, false],
    ['Escape', { key: 'Escape', keyCode: 27 }, false],
    ['a letter', { key: 'l', keyCode: 76 }, false],
  ])('handles the key %s (%j) and confirms the input: %s', (_key, init, confirms) => {
    const handle = jest.fn()
    const { node } = draw<HTMLInputElement>(
      <Input defaultValue="lu" onConfirm={(event) => handle(event.detail.value)} />,
    )
    press(node, init)
    expect(handle.mock.calls).toEqual(confirms ? [['lu']] : [])
  })

  it('gets the focus when `focus` becomes true', () => {
    const { node, redraw } = draw<HTMLInputElement>(<Input />)
    redraw(<Input focus />)
    expect(document.activeElement).toBe(node)
  })

  it('reports focus and blur with its value', () => {
    const handle = jest.fn()
    const { node } = draw<HTMLInputElement>(
      <Input
        defaultValue="a"
        onFocus={(event) => handle('focus', event.detail.value)}
        onBlur={(event) => handle('blur', event.detail.value)}
      />,
    )
    act(() => node.focus())
    act(() => node.blur())
    expect(handle.mock.calls).toEqual([
      ['focus', 'a'],
      ['blur', 'a'],
    ])
  })
})

it('reports the typed value of Textarea in the event’s `detail`', () => {
  const handle = jest.fn()
  const { node } = draw<HTMLTextAreaElement>(
    <Textarea value="" maxlength={500} onInput={(event) => handle(event.detail.value)} />,
  )
  type(node, 'two\nlines')
  expect(handle).toHaveBeenCalledWith('two\nlines')
})

it('reports the named fields of Form, and does not leave the page', () => {
  const handle = jest.fn()
  const { node } = draw<HTMLFormElement>(
    <Form onSubmit={(event) => handle(event.detail?.value)}>
      <Label for="name">Name</Label>
      <Input id="name" name="name" defaultValue="Lin" />
      <Button formType="submit">Save</Button>
    </Form>,
  )
  const event = new Event('submit', { bubbles: true, cancelable: true })
  act(() => void node.dispatchEvent(event))
  expect(handle).toHaveBeenCalledWith({ name: 'Lin' })
  expect(event.defaultPrevented).toBe(true)
  expect(node.querySelector('label')?.htmlFor).toBe('name')
})
