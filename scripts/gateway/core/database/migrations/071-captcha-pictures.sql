-- A captcha that is waited for instead of solved, by those who cannot see its picture; one an address at a time.
alter table captcha_challenges
  -- End of a waiting challenge, epoch ms; null for a puzzle.
  add column wait_until bigint,
  -- Digest of the network address.
  add column address text not null default '';

create index captcha_challenges_waiting on captcha_challenges (address, wait_until) where wait_until is not null;
