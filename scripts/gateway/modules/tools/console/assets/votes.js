const ballotEntry = ({ ballotId, vote, options, state, weight, time, actions }) => {
  const t = texts.ballots
  return reviewEntry({
    ...{ name: vote, state, actions, labels: t, label: `${ballotId} · ${vote}`, path: `ballots/${ballotId}` },
    facts: [options.join(', '), time, t.weight.replace('{weight}', weight)],
  })
}

commandForm(
  'votes',
  'vote',
  () => ({ voteId: find('vote-vote').value, count: Number(find('vote-count').value) }),
  () => texts.ballots.done,
)

onRefresh.push(async () =>
  drawOptions(
    find('vote-vote'),
    (await ask('votes')).map(({ voteId, title, phase }) => ({
      id: voteId,
      text: `${title} · ${texts.ballots.phases[phase]}`,
    })),
  ),
)

reviewList('ballots', ballotEntry)
