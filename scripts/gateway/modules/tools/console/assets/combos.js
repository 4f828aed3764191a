const readCombos = () => {
  const isFill = find('combos-action').value === 'FILL'
  return {
    id: find(isFill ? 'combos-session' : 'combos-combo').value,
    count: Number(find('combos-count').value),
    value: Number(find('combos-value').value),
  }
}

commandForm('combos', 'combos', readCombos, () => texts.combos.done)
