/** Functions that calculate with amounts. `fen` only marks a whole number as an amount. */
const ARITHMETIC = ['addFen', 'subtractFen', 'sumFen', 'timesQuantity', 'minFen', 'atRate']

/**
 * Forbids calculations with amounts outside of `src/domain`, because the gateway uses the functions there and must get
 * the same results.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { rule: '{{name}} calculates with money. Write a rule in src/domain and call it.' },
  },
  create(context) {
    return {
      ImportSpecifier({ imported, parent }) {
        const { name } = imported
        if (/domain\/money$/.test(parent.source.value) && ARITHMETIC.includes(name))
          context.report({ node: parent, messageId: 'rule', data: { name } })
      },
    }
  },
}
