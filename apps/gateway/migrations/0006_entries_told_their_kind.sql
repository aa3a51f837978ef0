-- The ledger tells kind and moment with each entry, which spares a look at its transaction. What was written without
-- them, as by a process of an older version that still runs, gets them as before.
DROP TRIGGER entry_of_txn ON entry;
--> statement-breakpoint
CREATE TRIGGER entry_of_txn BEFORE INSERT ON entry
  FOR EACH ROW WHEN (NEW.kind = '') EXECUTE FUNCTION copy_from_txn();
