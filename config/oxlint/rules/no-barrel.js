/** Forbids files that only re-export, and `export *`: an import must name the file with the declaration. */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      all: 'No `export *`: name what is exported, where it is written.',
      barrel: 'A file of nothing but re-exports is a barrel: import from the file that has the thing.',
    },
  },
  create(context) {
    return {
      ExportAllDeclaration(node) {
        context.report({ node, messageId: 'all' })
      },
      Program(node) {
        const handsOn = (statement) => statement.type === 'ExportNamedDeclaration' && statement.source
        if (node.body.length > 0 && node.body.every(handsOn)) context.report({ node, messageId: 'barrel' })
      },
    }
  },
}
