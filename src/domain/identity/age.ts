/**
 * Returns the age in whole years on a date; both dates `YYYY-MM-DD`. For a birthday on 29 February, the age changes on
 * 1 March in other years.
 */
export const ageOn = (birthday: string, date: string): number => {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4))
  return date.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** Returns the age in whole years at a time (epoch ms), in a time zone. */
export const ageAt = (birthday: string, time: number, utcOffset: number): number =>
  // `schedule/local-time` would add dayjs to the form engine, which is larger than the engine itself.
  ageOn(birthday, new Date(time + utcOffset * 60_000).toISOString().slice(0, 10))
