### What experiments and their tables say.

## refusals

lab-refusals-no_table = { $path } is not a Parquet file.
lab-refusals-missing_columns = { $path } is not a table of games: it lacks { $columns }.
lab-refusals-no_such_game = { $path } has no game number { $number }.
lab-refusals-bad_record = { $path }: { $why }
lab-refusals-no_report = { $path } is not a page that `wartable report` has written, or it comes from another version.
lab-refusals-no_such_cluster = There is no cluster '{ $address }'. Say local, dask://HOST:PORT or ray://HOST:PORT.
lab-refusals-workers_lost = Workers of { $where } died again and again with the same games, perhaps because memory runs out. What is finished is kept if there is a file or folder for it.
lab-refusals-another_program = A worker of the cluster has another version of Wartable, whose games might go differently. Install the same one everywhere.
