const path = require('node:path')

/**
 * Named exports only. A default is allowed where Taro asks for one: a screen (the file that bears its folder's name
 * under pages/ or packages/), `app.tsx` (of the bare app that the bench measures against, too), `*.config.ts`, and what the option `allow` lists.
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
