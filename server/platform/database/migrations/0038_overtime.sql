-- Overtime that is bought with the tour, and the choice of a visitor whose plan does not fit three hours.

alter table ticket_order
  -- Not `overtime_half_hours`: the previous release joins it with tour.
  add column bought_half_hours int not null default 0 check (bought_half_hours between 0 and 6),
  -- The buyer knows that the tour ends on time, even if stops of the plan are left.
  add column accepts_early_end boolean not null default false;

-- 0: no overtime is sold.
alter table sales_rules
  add column max_bought_half_hours int not null default 0 check (max_bought_half_hours between 0 and 6);
