const readTopic = () => ({
  topicId: find('topics-topic').value,
  minutes: Number(find('topics-minutes').value),
})

commandForm('topics', 'topics', readTopic, () => texts.topics.done)
