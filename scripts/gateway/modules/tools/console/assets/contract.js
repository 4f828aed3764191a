/* Displays the calls of /openapi.json by tag, each with its parameters and response. */

const METHODS = ['get', 'post', 'put', 'delete']
const contractTexts = texts.contract

const limitsOf = ({ minimum, maximum, minLength, maxLength, pattern, description }) =>
  [
    minimum !== undefined && `≥ ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `≤ ${maximum}`,
    minLength > 0 && `${contractTexts.atLeast} ${minLength}`,
    maxLength !== undefined && `${contractTexts.atMost} ${maxLength}`,
    pattern,
    description,
  ]
    .filter(Boolean)
    .join(' · ')

const typeOf = ({ type, enum: values, const: literal, anyOf, oneOf }) => {
  if (values) return values.join(' | ')
  if (literal !== undefined) return `"${literal}"`
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ')
  return oneOf ? 'object' : [type ?? contractTexts.anything].flat().join(' | ')
}

/** Returns the fields of a schema as `{ path, type, note }`, nested fields after their parent. */
const fieldsOf = (schema, path, required) => {
  const own = path ? [{ path, type: typeOf(schema), note: limitsOf(schema), required }] : []
  const within = (name) => (path ? `${path}.${name}` : name)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    fieldsOf(each, within(name), (schema.required ?? []).includes(name)),
  )
  const items = schema.items ? fieldsOf(schema.items, `${path}[]`, true) : []
  const kinds = (schema.oneOf ?? schema.anyOf ?? []).flatMap((kind) =>
    fieldsOf(kind, '', true).map((field) => ({
      ...field,
      path: within(field.path),
    })),
  )
  return [...own, ...properties, ...items, ...kinds]
}

const fieldTable = (title, fields) => {
  const part = element('div', 'part')
  part.append(element('h3', '', title))
  if (fields.length === 0) {
    part.append(element('p', 'empty', contractTexts.nothing))
    return part
  }
  const head = element('tr')
  for (const name of [contractTexts.field, contractTexts.type, contractTexts.note]) {
    const cell = element('th', '', name)
    cell.scope = 'col'
    head.append(cell)
  }
  const table = element('table')
  table.createTHead().append(head)
  const body = table.createTBody()
  for (const { path, type, note, required } of fields) {
    const row = element('tr')
    const notes = [required ? '' : contractTexts.optional, note].filter(Boolean).join(' · ')
    row.append(element('td', 'field-path', path), element('td', '', type), element('td', '', notes))
    body.append(row)
  }
  part.append(table)
  return part
}

const jsonOf = (part) => part?.content?.['application/json']?.schema

/**
 * Creates a `details` element that draws its contents when it is first opened. The calls together have hundreds of
 * fields.
 */
const openable = (summary, className, draw) => {
  const made = element('details', className)
  made.append(summary)
  made.addEventListener('toggle', () => made.open && made.children.length === 1 && made.append(...draw()), {
    once: true,
  })
  return made
}

const callEntry = ({ method, path, operation }) => {
  const head = element('summary')
  const line = element('span', 'call-line')
  line.append(element('b', '', method.toUpperCase()), element('code', '', path))
  head.append(line, element('small', '', operation.summary))
  const own = operation.parameters.filter((each) => each.name)
  const answer = jsonOf(operation.responses[200])?.allOf?.[1]
  const facts = [
    operation.operationId,
    operation.security.length > 0 && contractTexts.login,
    operation['x-timeout-ms'] && `${operation['x-timeout-ms']} ${texts.ms}`,
  ].filter(Boolean)
  return openable(head, 'call', () => [
    element('p', 'hint', facts.join(' · ')),
    fieldTable(
      contractTexts.parameters,
      own.flatMap(({ name, in: where, required, schema }) =>
        fieldsOf(schema, `${name} (${contractTexts.where[where]})`, required),
      ),
    ),
    ...(operation.requestBody
      ? [fieldTable(contractTexts.body, fieldsOf(jsonOf(operation.requestBody), '', true))]
      : []),
    ...(answer ? [fieldTable(contractTexts.answer, fieldsOf(answer, '', true))] : []),
  ])
}

const everyRequest = ({ schemas, parameters, securitySchemes }) =>
  openable(element('summary', 'tag', contractTexts.every), 'tag-group', () => [
    fieldTable(contractTexts.parameters, [
      ...Object.values(securitySchemes).map(({ name }) => ({
        path: `${name} (${contractTexts.where.header})`,
        type: 'string',
        note: contractTexts.login,
      })),
      ...Object.values(parameters).map(({ name, description, schema }) => ({
        path: `${name} (${contractTexts.where.query})`,
        type: schema.type,
        note: description,
      })),
    ]),
    fieldTable(contractTexts.answer, fieldsOf(schemas.Envelope, '', true)),
  ])

const tagGroup = (tag, calls) => {
  const head = element('summary', 'tag')
  head.append(element('b', '', tag), element('small', '', String(calls.length)))
  const group = element('details', 'tag-group')
  const entries = calls.map((call) => ({ ...call, entry: callEntry(call) }))
  group.append(head, ...entries.map(({ entry }) => entry))
  /** Shows the calls that contain the word. Hides groups without such calls, and opens all other groups. */
  const filter = (word) => {
    let shownCalls = 0
    for (const { method, path, operation, entry } of entries) {
      const searchable = `${method} ${path} ${operation.operationId ?? ''} ${operation.summary}`.toLowerCase()
      entry.hidden = !searchable.includes(word)
      if (!entry.hidden) shownCalls += 1
    }
    group.hidden = shownCalls === 0
    group.open = word !== '' && shownCalls > 0
    return shownCalls
  }
  return { group, filter }
}

const drawContract = (document) => {
  const byTag = new Map()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS.filter((each) => item[each])) {
      const [tag] = item[method].tags
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, operation: item[method] }])
    }
  }
  const groups = [...byTag].sort(([one], [other]) => (one < other ? -1 : 1)).map(([tag, calls]) => tagGroup(tag, calls))
  find('contract').replaceChildren(everyRequest(document.components), ...groups.map(({ group }) => group))
  const search = () => {
    const word = find('contract-find').value.trim().toLowerCase()
    const count = groups.map(({ filter }) => filter(word)).reduce((sum, each) => sum + each, 0)
    find('contract-count').textContent = contractTexts.count.replace('{count}', count)
  }
  find('contract-find').addEventListener('input', search)
  search()
}

fetch('/openapi.json')
  .then((answer) => answer.json())
  .then(drawContract)
  .catch(() => find('contract').replaceChildren(element('p', 'empty', contractTexts.failed)))
