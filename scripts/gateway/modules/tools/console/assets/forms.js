const formEditor = {
  chosen: find('form-chosen'),
  definition: find('form-definition'),
  done: find('form-done'),
  problems: find('form-problems'),
  /** Newest definitions by form id. */
  forms: new Map(),
}

/** Shows the definition of the chosen form. Replaces the text of the editor. */
const showForm = () => {
  const definition = formEditor.forms.get(formEditor.chosen.value)
  formEditor.definition.value = definition ? JSON.stringify(definition, null, 2) : ''
  formEditor.done.textContent = ''
  formEditor.problems.replaceChildren()
}

/** Returns the definition of the editor. Shows a syntax error as a finding, and returns undefined. */
const readForm = () => {
  formEditor.done.textContent = ''
  try {
    return JSON.parse(formEditor.definition.value)
  } catch (error) {
    formEditor.problems.replaceChildren(element('li', '', error.message))
    return undefined
  }
}

/** Checks the definition and lists its findings. Resolves to true without findings. */
const checkForm = async (definition) => {
  const { problems } = await ask('forms/check', { definition })
  formEditor.problems.replaceChildren(
    ...problems.map(({ code, path, params }) =>
      element('li', '', [code, path, params && JSON.stringify(params)].filter(Boolean).join(' · ')),
    ),
  )
  return problems.length === 0
}

formEditor.chosen.addEventListener('change', showForm)
find('form-check').addEventListener('click', () => {
  const definition = readForm()
  if (definition === undefined) return
  checkForm(definition)
    .then((isRight) => (formEditor.done.textContent = isRight ? texts.forms.right : ''))
    .catch((error) => alert(error.message))
})
find('form-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const definition = readForm()
  if (definition === undefined) return
  checkForm(definition)
    .then(async (isRight) => {
      if (!isRight) return
      const { formId, version } = await ask('forms', { definition })
      await refresh()
      formEditor.done.textContent = texts.forms.published.replace('{form}', formId).replace('{version}', version)
    })
    .catch((error) => alert(error.message))
})

onRefresh.push(async () => {
  const forms = await ask('forms')
  formEditor.forms = new Map(forms.map(({ definition }) => [definition.formId, definition]))
  const isFirst = formEditor.chosen.value === ''
  drawOptions(
    formEditor.chosen,
    forms.map(({ title, definition: { formId, version } }) => ({
      id: formId,
      text: `${formId} · ${title} · ${version}`,
    })),
  )
  if (isFirst) showForm()
})
