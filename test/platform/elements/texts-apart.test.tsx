import { createElement, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, Form, Label, ScrollView, Text, View } from '@/platform/elements'
import { UNTRANSLATED } from '@/platform/untranslated'
import { act } from './draw'

/** Replaces each text of a page as the browser's page translator does. */
const translate = (page: Element): void => {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  for (const text of found) {
    const inner = document.createElement('font')
    inner.textContent = text.data
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Returns the text of a translated page after a value has changed from 100 to 3520. */
const afterChange = (draw: (sum: number) => ReactNode): string => {
  const page = document.createElement('main')
  const root = createRoot(page)
  act(() => root.render(draw(100)))
  translate(page)
  act(() => root.render(draw(3520)))
  const { textContent } = page
  act(() => root.unmount())
  return textContent ?? ''
}

describe('a text that changes after a page translator replaced it', () => {
  it.each<[string, string, (sum: number) => ReactNode]>([
    ['alone', '3520', (sum) => <View>{sum}</View>],
    ['beside other texts', '¥3520 due', (sum) => <Text>¥{sum} due</Text>],
    [
      'beside elements',
      '¥3520.00',
      (sum) => (
        <View>
          <Text>¥</Text>
          {sum}
          <Text>.00</Text>
        </View>
      ),
    ],
    [
      'beside empty children',
      '3520',
      (sum) => (
        <Button>
          {false}
          {sum}
          {null}
        </Button>
      ),
    ],
    [
      'between two elements that appear and disappear',
      '3520!',
      (sum) => (
        <Label>
          {sum < 1000 && <Text>only </Text>}
          {sum}
          {sum > 1000 && <Text>!</Text>}
        </Label>
      ),
    ],
    [
      'in a box that scrolls',
      '3520 tickets',
      (sum) => (
        <ScrollView>
          {sum} <Text>tickets</Text>
        </ScrollView>
      ),
    ],
    [
      'that was empty before',
      '3520 left',
      (sum) => (
        <View>
          <Text>{sum}</Text>
          {sum > 1000 && ' left'}
        </View>
      ),
    ],
    [
      'zero beside an element',
      '0x',
      (sum) => (
        <View>
          {sum - sum}
          <Text>x</Text>
        </View>
      ),
    ],
    [
      'that is the first child and is removed later',
      'x',
      (sum) => (
        <View>
          {sum < 1000 ? 'old' : ''}
          <Text>x</Text>
        </View>
      ),
    ],
    [
      'in a form',
      '3520 due',
      (sum) => (
        <Form>
          {sum} <Text>due</Text>
        </Form>
      ),
    ],
    [
      'in a list that grows',
      '35203521',
      (sum) => <View>{sum < 1000 ? [<Text key="a">{sum}</Text>] : [sum, sum + 1]}</View>,
    ],
    ['in a template of one text', '¥3520.00', (sum) => <Text>{`¥${sum}.00`}</Text>],
    [
      'two texts that change places',
      '3520 of 100',
      (sum) => (
        <View>
          {sum} of {sum > 1000 ? 100 : 3520}
        </View>
      ),
    ],
    [
      'under an element with a new key',
      '¥3520',
      (sum) => (
        <View>
          <Text key={sum}>¥</Text>
          {sum}
        </View>
      ),
    ],
    ['that is removed later', '', (sum) => <Text>{sum < 1000 ? sum : ''}</Text>],
    [
      'that becomes an element',
      '3520x',
      (sum) => (
        <View>
          {sum < 1000 ? 'old' : <Text>{sum}</Text>}
          <Text>x</Text>
        </View>
      ),
    ],
  ])('shows its new value in the case “%s”: %s', (_, shown, draw) => {
    expect(afterChange(draw)).toBe(shown)
  })

  it('causes an error in a plain React element', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const type of ['div', Fragment])
      expect(() => afterChange((sum) => createElement(type, null, '¥', String(sum)))).toThrow('a Text of its own')
    quiet.mockRestore()
  })
})

it('marks figures as excluded from translation', () => {
  const page = document.createElement('main')
  const root = createRoot(page)
  act(() => root.render(<View {...UNTRANSLATED}>1</View>))
  expect(page.innerHTML).toBe('<div translate="no">1</div>')
})
