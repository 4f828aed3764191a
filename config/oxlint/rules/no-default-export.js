const path = require('node:path')

/**
 * Requires named exports. Allows a default export where Taro requires one: in `app.tsx`, `*.config.ts` and screens. A
 * screen is the file with the name of its folder under pages/ or packages/. The rule also covers the bench's bare app.
 * The option `allow` lists further files.
 */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }],
    messages: { named: 'Named exports only; default where Taro demands it.' },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const isScreen = /(^|\/)(pages|packages)\/(?:.+\/)?([^/]+)\/\3\.tsx$/.test(file)
    const allowed =
      isScreen || /((^|\/)app\.tsx|\.config\.ts)$/.test(file) || (context.options[0]?.allow ?? []).includes(file)
    if (allowed) return {}
    return {
      ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'named' }),
      'ExportSpecifier[exported.name="default"]': (node) => context.report({ node, messageId: 'named' }),
    }
  },
}
