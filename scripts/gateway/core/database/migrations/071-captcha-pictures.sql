-- A waiting time as an alternative to the puzzle, for buyers who cannot see the picture. A network address has at most
-- one at a time.
alter table captcha_challenges
  -- End of a waiting challenge, epoch ms; null for a puzzle.
  add column wait_until bigint,
  -- Digest of the network address.
  add column address text not null default '';

create index captcha_challenges_waiting on captcha_challenges (address, wait_until) where wait_until is not null;
