const readPoints = () => {
  const action = find('point-action').value
  if (action === 'RULE')
    return { rate: Number(find('point-rate').value), limitProportion: Number(find('point-share').value) }
  return {
    account: find('point-account').value,
    ...(['GIVE', 'TAKE'].includes(action) && { value: Number(find('point-value').value) }),
  }
}

commandForm('points', 'point', readPoints, () => texts.points.done)
