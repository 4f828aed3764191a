const readMember = () => {
  const action = find('member-action').value
  const field = { GIVE_GROWTH: 'member-growth', MOVE_REVIEW: 'member-days', SET_RATE: 'member-rate' }[action]
  return {
    ...(action !== 'SET_RATE' && { account: find('member-account').value }),
    ...(action.startsWith('SET_') && { level: Number(find('member-level').value) }),
    // The form has the rate in per cent, and the command has basis points.
    ...(field && { value: Math.round(Number(find(field).value) * (action === 'SET_RATE' ? 100 : 1)) }),
  }
}

commandForm('members', 'member', readMember, () => texts.members.done)
