const readPoints = () => ({
  account: find('point-account').value,
  ...(find('point-action').value === 'GIVE' && { value: Number(find('point-value').value) }),
})

commandForm('points', 'point', readPoints, () => texts.points.done)
