const readPrime = () => ({ value: find('prime-value').value })

// Every switch has the same two texts.
const primeDone = () => {
  const text = texts.prime.done[find('prime-value').value]
  return Object.fromEntries(Object.keys(texts.prime.switches).map((name) => [name, text]))
}

commandForm('prime-switches', 'prime', readPrime, primeDone)
