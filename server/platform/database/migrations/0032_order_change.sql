-- What a change after the payment leaves with an order.

alter table ticket_order
  -- The step of the refund rule that was reached when the tour was moved, the lowest of all moves. Null: never moved.
  add column step_at_move text,
  -- Their number, so that two of them don't overwrite each other. Not `version`: the previous release joins it with tour.
  add column changes int not null default 0;
