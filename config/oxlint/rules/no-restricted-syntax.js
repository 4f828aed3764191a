/**
 * Forbids syntax by selector. Replaces ESLint's rule of this name, which oxlint lacks. Each option has a selector and a
 * message.
 */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
      },
    },
  },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    )
  },
}
