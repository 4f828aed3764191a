import ts from 'typescript'

const listed = (type: ts.Type): string[] | null => {
  if (type.isUnion()) {
    const each = type.types.map(listed)
    return each.includes(null) ? null : (each as string[][]).flat()
  }
  return type.isStringLiteral() || type.isNumberLiteral() ? [String(type.value)] : null
}

/** Returns every text that a template literal can produce, or null if the type of a part has infinitely many values. */
const spelledOut = (template: ts.TemplateExpression, checker: ts.TypeChecker): string[] | null => {
  let texts = [template.head.text]
  for (const { expression, literal } of template.templateSpans) {
    const values = valuesOf(expression, checker)
    if (!values) return null
    texts = texts.flatMap((text) => values.map((value) => `${text}${value}${literal.text}`))
  }
  return texts
}

/** Returns every possible value of an expression's type as text, or null if there are infinitely many. */
export const valuesOf = (expression: ts.Expression, checker: ts.TypeChecker): string[] | null => {
  if (ts.isTemplateExpression(expression)) return spelledOut(expression, checker)
  const type = checker.getTypeAtLocation(expression)
  return listed(checker.getBaseConstraintOfType(type) ?? type)
}
