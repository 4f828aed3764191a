const CJK = /[\u3000-\u303f\u3040-\u30ff\u3400-\u9fff\uff00-\uffef]/
const LETTERS = /\p{L}{2,}/u
/** Attributes with text for users or screen readers. */
const SPOKEN = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'ariaLabel',
  'aria-label',
  'ariaDescription',
  'aria-description',
])

/**
 * Reports texts outside of `src/locales`. Finds Chinese characters in any string or template literal. Finds any text in
 * JSX: as an element's text, as `{'text'}`, or as an attribute for users or screen readers.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { text: 'Hard-coded text {{text}}: put it into src/locales and read it with useTexts.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'text', data: { text: JSON.stringify(text.trim().slice(0, 40)) } })
    const isShown = (node) => {
      const holder = node.parent.type === 'JSXExpressionContainer' ? node.parent.parent : node.parent
      if (holder.type === 'JSXElement' || holder.type === 'JSXFragment') return true
      return holder.type === 'JSXAttribute' && SPOKEN.has(holder.name.name)
    }
    const check = (node, text) => {
      if (CJK.test(text) || (LETTERS.test(text) && isShown(node))) report(node, text)
    }
    return {
      JSXText: (node) => LETTERS.test(node.value) && report(node, node.value),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => {
        const text = node.value.cooked ?? ''
        if (CJK.test(text) || (LETTERS.test(text) && isShown(node.parent))) report(node, text)
      },
    }
  },
}
