-- Reviews that wait for their advisor's answer, and reports that wait for staff: neither list is read without an index.
-- short: few rows, and an index each.
create index advisors_review_waiting on advisors_review (advisor_id, written_at desc, id desc) where answer is null and removed_at is null;
-- short: as above.
create index advisors_review_report_open on advisors_review_report (review_id) where settled_at is null;
