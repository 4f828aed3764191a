/**
 * Creates a text field with a list of options (ARIA combobox with a listbox). Typing filters the list, arrow keys move
 * in it, Enter selects, and Escape closes it. `entries` are { value, label, group }. The first entry has no group and
 * comes first.
 */
const combobox = (input, list, { nothing, onChange }) => {
  let entries = []
  let chosen = null
  let active = -1
  let shown = []

  const close = () => {
    list.hidden = true
    active = -1
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
  const choose = (entry) => {
    chosen = entry
    input.value = entry ? entry.label : input.value
    close()
    onChange(chosen)
  }
  const mark = (next) => {
    list.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false')
    active = next
    const option = list.querySelectorAll('[role=option]')[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const optionOf = (entry, index) => {
    const option = element('li', 'option')
    option.id = `${list.id}-${index}`
    option.setAttribute('role', 'option')
    option.setAttribute('aria-selected', 'false')
    if (entry.method) option.append(element('b', '', entry.method))
    option.append(element('span', '', entry.path ?? entry.label))
    // Prevents the pointer from moving the focus before the click arrives.
    option.addEventListener('pointerdown', (event) => event.preventDefault())
    option.addEventListener('click', () => choose(entry))
    return option
  }
  const groupOf = (name, options) => {
    if (!name) return options
    const group = element('li')
    const heading = element('small', '', name)
    const inner = element('ul')
    heading.id = `${list.id}-${name}`
    heading.setAttribute('role', 'presentation')
    inner.setAttribute('role', 'group')
    inner.setAttribute('aria-labelledby', heading.id)
    inner.append(...options)
    group.setAttribute('role', 'presentation')
    group.append(heading, inner)
    return [group]
  }
  const open = (query = '') => {
    const wanted = query.toLowerCase().split(/\s+/)
    shown = entries.filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    const groups = new Map()
    shown.forEach((entry, index) =>
      groups.set(entry.group, [...(groups.get(entry.group) ?? []), optionOf(entry, index)]),
    )
    const children = [...groups].flatMap(([name, options]) => groupOf(name, options))
    list.replaceChildren(...(children.length > 0 ? children : [element('li', 'empty', nothing)]))
    list.hidden = false
    input.setAttribute('aria-expanded', 'true')
    mark(query && shown.length > 0 ? 0 : -1)
  }

  const KEYS = {
    ArrowDown: () => (list.hidden ? open() : mark(Math.min(active + 1, shown.length - 1))),
    ArrowUp: () => (list.hidden ? open() : mark(Math.max(active - 1, 0))),
    Enter: () => active >= 0 && choose(shown[active]),
    Escape: () => {
      if (chosen) input.value = chosen.label
      close()
    },
  }
  input.addEventListener('keydown', (event) => {
    const act = KEYS[event.key]
    if (!act || (event.key === 'Enter' && list.hidden)) return
    event.preventDefault()
    act()
  })
  input.addEventListener('input', () => {
    chosen = null
    open(input.value.trim())
  })
  input.addEventListener('click', () => list.hidden && open())
  input.addEventListener('focus', () => input.select())
  input.addEventListener('blur', close)

  return {
    fill: (next) => {
      entries = next
      if (!chosen && input.value === '') choose(entries[0])
    },
    value: () => chosen ?? entries.find(({ label }) => label === input.value.trim()) ?? null,
  }
}
